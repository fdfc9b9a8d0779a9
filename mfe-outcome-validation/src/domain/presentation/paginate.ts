import { splitJob } from './jobLayout.ts'
import { splitMap } from './mapLayout.ts'
import type { Slide, SlidePage } from './Slide.ts'
import { splitTable } from './tableLayout.ts'

/** Splits a slide into pages of 16:9, on which every text is at least 10 points high. */
export function paginate(slide: Slide): readonly SlidePage[] {
  const bodies = split(slide.body)
  return bodies.map((body, at) => ({
    ...slide,
    body,
    part: bodies.length > 1 ? { number: at + 1, of: bodies.length } : null,
  }))
}

function split(body: Slide['body']): readonly Slide['body'][] {
  switch (body.kind) {
    case 'job':
      return splitJob(body)
    case 'map':
      return splitMap(body.columns).map((page) => ({ ...body, ...page }))
    case 'table':
      return splitTable(body)
    case 'landscape':
    case 'compared':
    case 'pending':
      return [body]
  }
}
