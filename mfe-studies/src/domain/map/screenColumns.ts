import { MAP } from './mapStyles.ts'

/** Zones next to each other: the core job with its outcomes, and a side on its left and right. */
const ZONES = 3
const FIXED = 2 * (MAP.margin + MAP.gutter) + ZONES * 2 * MAP.padding

/**
 * The columns of cards with which the map fills a screen and both sides of the core job are in view.
 * @param width of the screen's part for the map, in CSS pixels
 */
export function screenColumns(width: number): { readonly columns: number; readonly column: number } {
  const columns = Math.max(ZONES, Math.floor((width - FIXED + MAP.gap * ZONES) / (MAP.leastColumn + MAP.gap)))
  const free = (width - FIXED - MAP.gap * (columns - ZONES)) / columns
  return { columns, column: Math.floor(Math.min(MAP.column, Math.max(MAP.leastColumn, free))) }
}
