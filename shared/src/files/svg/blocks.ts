import type { Block, TextStyle } from './Shape.ts'
import type { TextWidth } from './textWidth.ts'
import { wrapText } from './wrapText.ts'

/**
 * A wrapped text. An empty one has no height.
 * @param measure as of `wrapText`
 */
export function textBlock(
  text: string,
  width: number,
  style: TextStyle,
  align: 'start' | 'middle' = 'start',
  measure?: TextWidth,
): Block {
  if (text.trim() === '') return { height: 0, draw: () => [] }
  const { size, lineHeight, isBold = false } = style
  const lines = wrapText(text, width, size, isBold, measure)
  const baseline = (lineHeight + size * 0.72) / 2
  return {
    height: lines.length * lineHeight,
    draw: (x, y) => [
      align === 'middle'
        ? { kind: 'text', x: x + width / 2, y: y + baseline, lines, style, anchor: 'middle' }
        : { kind: 'text', x, y: y + baseline, lines, style },
    ],
  }
}

/** Blocks below each other. Those without a height take no gap. */
export function stack(blocks: readonly Block[], gap: number): Block {
  const shown = blocks.filter(({ height }) => height > 0)
  return {
    height: shown.reduce((sum, { height }) => sum + height, Math.max(shown.length - 1, 0) * gap),
    draw: (x, y) => {
      let top = y
      return shown.flatMap((block) => {
        const shapes = block.draw(x, top)
        top += block.height + gap
        return shapes
      })
    },
  }
}

/** A block of which a column can begin with another one. */
export interface ColumnBlock extends Block {
  readonly asFirst?: Block
}

/** Blocks in columns: each is filled from top to bottom, and the highest one is as low as possible. */
export function inColumns(
  blocks: readonly ColumnBlock[],
  { count, width, gap }: { readonly count: number; readonly width: number; readonly gap: number },
): Block {
  const columns = fill(blocks, lowestHeight(blocks, count, gap), gap).map((column) => stack(column, gap))
  return {
    height: Math.max(0, ...columns.map(({ height }) => height)),
    draw: (x, y) => columns.flatMap((column, at) => column.draw(x + at * (width + gap), y)),
  }
}

function lowestHeight(blocks: readonly ColumnBlock[], count: number, gap: number): number {
  let [low, high] = [
    Math.max(0, ...blocks.map((block) => topOf(block).height)),
    blocks.reduce((sum, block) => sum + topOf(block).height + gap, 0),
  ]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (fill(blocks, middle, gap).length <= count) high = middle
    else low = middle
  }
  return fill(blocks, low, gap).length <= count ? low : high
}

const topOf = (block: ColumnBlock): Block => block.asFirst ?? block

function fill(blocks: readonly ColumnBlock[], height: number, gap: number): readonly (readonly Block[])[] {
  const columns: Block[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const block of blocks) {
    if (used + gap + block.height > height) {
      const top = topOf(block)
      columns.push([top])
      used = top.height
    } else {
      columns.at(-1)?.push(block)
      used += gap + block.height
    }
  }
  return columns
}
