/** Starts what runs beside every page, after the page itself; answers the function that ends it. */
export function workInBackground(): () => void {
  let end = () => {};
  let isOver = false;
  const started = import('#web/app/background/background.ts').then(({ startBackground }) => {
    if (!isOver) end = startBackground();
  });
  started.catch(() => undefined);
  return () => {
    isOver = true;
    end();
  };
}
