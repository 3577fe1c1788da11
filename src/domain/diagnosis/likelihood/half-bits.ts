/** How many times evidence of so many points multiplies the odds: points are half-bits (content/README.md). */
export function halfBits(points: number): number {
  return 2 ** (points / 2);
}
