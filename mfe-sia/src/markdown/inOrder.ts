import { createElement, Fragment, type ReactNode } from 'react'

/** Renders items that are identified by their place, which is right for a text that only grows at its end. */
export const inOrder = <Item>(items: readonly Item[], render: (item: Item) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(render))
