/**
 * Whether giving the session up may lose anything. What knows the case is loaded when it is asked; where it does not
 * arrive, there may be something to lose.
 */
export async function mayLoseWork(): Promise<boolean> {
  try {
    const { wouldLoseWork } = await import('#web/case/would-lose-work.ts');
    return wouldLoseWork();
  } catch {
    return true;
  }
}
