import { escaped } from '#domain/text/escaped.ts';

/** A mail as it is written; `link` is the one thing in it to click. */
export type MailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly link: string;
};

type Words = {
  readonly subject: string;
  readonly before: readonly string[];
  readonly button: string;
  readonly after: readonly string[];
};

function paragraphs(texts: readonly string[]): string {
  return texts.map(text => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n');
}

function htmlOf({ subject, before, button, after }: Words, link: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f7f6f3;color:#22211e;font:16px/1.5 system-ui,'Segoe UI',Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e3e0d9;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:20px">${escaped(subject)}</h1>
${paragraphs(before)}
<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f5c5e;color:#ffffff;text-decoration:none">${escaped(button)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#5f5b53">If the button does not work, open this address:<br>${escaped(link)}</p>
${paragraphs(after)}
</div></body></html>
`;
}

function textOf({ before, button, after }: Words, link: string): string {
  return `${[...before, `${button}:\n${link}`, ...after, 'Anamnesis'].join('\n\n')}\n`;
}

/** Sets the words as text and as HTML, with one link between them. */
export function mailMessage(to: string, link: string, words: Words): MailMessage {
  return { to, link, subject: words.subject, text: textOf(words, link), html: htmlOf(words, link) };
}
