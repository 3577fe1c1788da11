/**
 * The JSON in what a model wrote: thoughts and fences around it are left out. Throws `SyntaxError` when there is none.
 */
export function jsonInText(text: string): unknown {
  const said = text.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '').trim();
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(said)?.[1];
  const candidate = fenced ?? said;
  const start = candidate.indexOf('{');
  const end = candidate.lastIndexOf('}');
  return JSON.parse(start === -1 ? candidate : candidate.slice(start, end + 1));
}
