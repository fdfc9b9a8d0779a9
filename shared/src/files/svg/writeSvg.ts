import { escapeXml } from '../xml/escapeXml.ts'
import { PAPER } from './PAPER.ts'
import type { Point, Shape } from './Shape.ts'

/** Fonts with the widths that textWidth knows. */
const FONT = "Helvetica, Arial, 'Liberation Sans', sans-serif"

/** A drawing with its size in CSS pixels. */
export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

interface DrawingParts {
  readonly title: string
  /** What the drawing shows, for screen readers. */
  readonly description: string
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

/** Writes shapes on opaque paper as an SVG file with a title and a description. */
export function writeSvg({ title, description, shapes, ...size }: DrawingParts): Drawing {
  const [width, height] = [Math.ceil(size.width), Math.ceil(size.height)]
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc" font-family="${FONT}">`,
    `<title id="title">${escapeXml(title)}</title>`,
    `<desc id="desc">${escapeXml(description)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${PAPER.fill}"/>`,
    ...shapes.map(shapeXml),
    '</svg>',
  ]
  return { svg: `${svg.join('\n')}\n`, width, height }
}

function shapeXml(shape: Shape): string {
  switch (shape.kind) {
    case 'line':
      return `<polyline points="${pointsXml(shape.points)}" fill="none" stroke="${PAPER.line}" stroke-width="1.5"${shape.isDashed ? ' stroke-dasharray="4 4"' : ''}/>`
    case 'area':
      return `<polygon points="${pointsXml(shape.points)}" fill="${shape.fill}" stroke="${shape.stroke ?? PAPER.thinLine}"/>`
    case 'dot':
      return `<circle cx="${rounded(shape.x)}" cy="${rounded(shape.y)}" r="5.5" fill="${shape.fill}" stroke="${PAPER.fill}" stroke-width="1.5"/>`
    case 'box': {
      const { x, y, width, height, radius, fill, stroke, strokeWidth = 1 } = shape
      return `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`
    }
    case 'text':
      return textXml(shape)
  }
}

function textXml({ x, y, lines, style, anchor, isUpwards }: Shape & { readonly kind: 'text' }): string {
  const { size, lineHeight, isBold = false, color } = style
  const spans = lines.map(
    (line, at) => `<tspan x="${rounded(x)}" y="${rounded(y + at * lineHeight)}">${escapeXml(line)}</tspan>`,
  )
  const attributes = [
    `font-size="${size}"`,
    ...(isBold ? ['font-weight="bold"'] : []),
    `fill="${color}"`,
    ...(anchor ? [`text-anchor="${anchor}"`] : []),
    ...(isUpwards ? [`transform="rotate(-90 ${rounded(x)} ${rounded(y)})"`] : []),
  ]
  return `<text ${attributes.join(' ')}>${spans.join('')}</text>`
}

const pointsXml = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ')

const rounded = (length: number): number => Math.round(length * 10) / 10
