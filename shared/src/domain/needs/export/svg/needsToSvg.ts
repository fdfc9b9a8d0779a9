import { counted } from '../../../base/counted.ts'
import { escapeXml } from '../../../files/xml/escapeXml.ts'
import type { NeedsOpportunities } from '../../analysis/GoalOpportunity.ts'
import { NEED_LAYER_TITLES } from '../../NEED_LAYERS.ts'
import type { Needs } from '../../Needs.ts'
import { OUTER_LAYERS, writtenGoals } from '../writtenGoals.ts'
import { layoutMap } from './layoutMap.ts'
import { LINE, PAPER } from './mapStyles.ts'
import type { Shape } from './Shape.ts'

/** Fonts with the widths that textWidth knows. */
const FONT = "Helvetica, Arial, 'Liberation Sans', sans-serif"

/** A drawing with its size in CSS pixels. */
export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/**
 * Draws the map of a needs document: its six layers around the core job, as large as its goals need. Empty goals are
 * left out, every other is complete.
 */
export function needsToSvg(docName: string, needs: Needs, opportunities: NeedsOpportunities): Drawing {
  const { shapes, ...size } = layoutMap(docName, needs, opportunities)
  const [width, height] = [Math.ceil(size.width), Math.ceil(size.height)]
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc" font-family="${FONT}">`,
    `<title id="title">${escapeXml(docName)}</title>`,
    `<desc id="desc">${escapeXml(describe(needs))}</desc>`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    ...shapes.map(shapeXml),
    '</svg>',
  ]
  return { svg: `${svg.join('\n')}\n`, width, height }
}

function describe(needs: Needs): string {
  const [core] = writtenGoals(needs, 'core')
  const layers = OUTER_LAYERS.map(
    (layer) => `${NEED_LAYER_TITLES[layer]}: ${counted(writtenGoals(needs, layer).length, 'goal')}.`,
  )
  const job = core ? `Core job: ${core.text.trim()}.` : 'The core job is not written yet.'
  return `A map of needs in six layers. ${job} ${layers.join(' ')}`
}

function shapeXml(shape: Shape): string {
  if (shape.kind === 'line') {
    const points = shape.points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ')
    return `<polyline points="${points}" fill="none" stroke="${LINE}" stroke-width="1.5"/>`
  }
  if (shape.kind === 'box') {
    const { x, y, width, height, radius, fill, stroke, strokeWidth = 1 } = shape
    return `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`
  }
  const { x, y, lines, style, anchor } = shape
  const { size, lineHeight, isBold = false, color } = style
  const spans = lines.map(
    (line, at) => `<tspan x="${rounded(x)}" y="${rounded(y + at * lineHeight)}">${escapeXml(line)}</tspan>`,
  )
  return `<text font-size="${size}"${isBold ? ' font-weight="bold"' : ''} fill="${color}"${anchor ? ` text-anchor="${anchor}"` : ''}>${spans.join('')}</text>`
}

const rounded = (length: number): number => Math.round(length * 10) / 10
