/**
 * A busy test machine draws frames slowly, which the performance monitor would rightly notice. The tests are about
 * everything else, so for them every frame says it took 16 ms. (A browser takes the function as a script: it uses
 * nothing from outside.)
 */
export function pretendSteadyFrames(): void {
  const request = window.requestAnimationFrame.bind(window);
  let now = performance.now();
  window.requestAnimationFrame = callback =>
    request(() => {
      now += 16;
      callback(now);
    });
}
