import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

type StylePlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]

const CONDITIONS: ReadonlySet<string> = new Set(['@media', '@supports', '@container'])

/**
 * A plugin of stylis that writes `@media (…) { .a { … } }` as `.a { @media (…) { … } }`, which means the same.
 *
 * styled-components adds the rules of a component when it is first shown. Chromium takes every rule of a style sheet as
 * changed when one is added that begins with a condition, and calculates the style of the whole page again.
 *
 * @param element what is written next; left empty if its rules were moved
 * @param siblings receives the moved rules behind the element: stylis writes them next
 */
export const nestConditions: StylePlugin = (element, index, siblings) => {
  const { type, children, root } = element
  if (!CONDITIONS.has(type) || typeof children === 'string') return
  if (children.length === 0 || !children.every((child) => child.type === 'rule')) return
  const moved = children.map((rule) => {
    const outer = { ...rule, root }
    return Object.assign(outer, { children: [{ ...element, root: outer, children: rule.children }] })
  })
  element.children = []
  siblings.splice(index + 1, 0, ...moved)
}
