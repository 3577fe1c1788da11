/** What the summary endpoint says when all went as configured; any other message tells the user something. */
export const PDF_MADE = 'PDF generated successfully';
