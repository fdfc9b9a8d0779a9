import type { TextWidth } from '@outcome-studio/shared/files'
import { widestText } from '../../domain/map/MapUse.ts'

/**
 * Measures the screen's font, so that a card is as high as its text. Where a browser cannot measure, an estimate for the
 * widest font.
 */
export function measureOnScreen(): TextWidth {
  const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d')
  if (context === null) return widestText
  const { fontFamily, letterSpacing } = getComputedStyle(document.body)
  // "normal" for none.
  const spacing = Number.parseFloat(letterSpacing) || 0
  const widths = new Map<string, number>()
  return (text, size, isBold) => {
    const font = `${isBold ? 650 : 400} ${size}px ${fontFamily}`
    const key = `${font} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    context.font = font
    const width = context.measureText(text).width + spacing * text.length
    widths.set(key, width)
    return width
  }
}
