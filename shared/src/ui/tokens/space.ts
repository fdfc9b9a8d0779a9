/**
 * Spacing on a grid of 4 px.
 *
 * @param steps number of grid steps; halves are allowed
 */
export const space = (steps: number): string => `${steps * 4}px`
