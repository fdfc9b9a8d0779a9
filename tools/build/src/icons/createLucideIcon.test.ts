import { Download, House } from 'lucide-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import createLucideIcon, { type IconProps } from './createLucideIcon.ts'

/** As in the modules of the library. */
const DOWNLOAD = {
  name: 'download',
  size: 24,
  node: [
    ['path', { d: 'M12 15V3', key: 'm9g1x1' }],
    ['path', { d: 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4', key: 'ih7n3h' }],
    ['path', { d: 'm7 10 5 5 5-5', key: 'brsn70' }],
  ],
} as const
const HOUSE = {
  name: 'house',
  size: 24,
  node: [
    ['path', { d: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8', key: '5wwlr5' }],
    [
      'path',
      {
        d: 'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
        key: 'r6nss1',
      },
    ],
  ],
  aliases: ['home'],
} as const

/** The markup with the attributes of the svg element in the order of their names. */
function markup(component: ComponentType<IconProps>, props: IconProps): string {
  const html = renderToStaticMarkup(createElement(component, props))
  return html.replace(/<svg ([^>]*)>/, (_all, attributes: string) =>
    attributes
      .split(/ (?=[\w-]+=)/)
      .sort()
      .join(' '),
  )
}

test.each([
  {},
  { 'aria-hidden': 'true' },
  { size: 14, className: 'wide' },
  { 'aria-label': 'Save', role: 'img' },
  { strokeWidth: 3, width: 20, children: createElement('title', {}, 'Save') },
] satisfies IconProps[])('an icon has the elements that the library gives it for %j', (props) => {
  expect(markup(createLucideIcon(DOWNLOAD), props)).toBe(markup(Download, props))
  expect(markup(createLucideIcon(HOUSE), props)).toBe(markup(House, props))
})
