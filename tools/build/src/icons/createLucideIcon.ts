import { createElement, type ReactElement, type SVGProps } from 'react'

/** What the modules of lucide-react's icons pass on. */
interface IconData {
  readonly name: string
  readonly size: number
  readonly aliases?: readonly string[]
  /** Elements of the icon, with their attributes. */
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Pixels. Default 24. */
  readonly size?: number | string
}

/**
 * Replaces the function of lucide-react that makes its components (docs/decisions/federation-by-use.md). The elements
 * are the same. Left out are its context and the settings of lines, which the product does not use: they were 1.5 kB in
 * the shell and in each feature, and took most of the time of a list with icons.
 */
export default function createLucideIcon({ name, size: drawnAt, aliases = [], node }: IconData) {
  const classes = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ')
  return function LucideIcon({ size = 24, className, children, ...rest }: IconProps): ReactElement {
    const isNamed = children !== undefined || Object.keys(rest).some(isAccessible)
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${drawnAt} ${drawnAt}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === undefined ? classes : `${classes} ${className}`,
        ...(isNamed ? {} : { 'aria-hidden': 'true' }),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  }
}

const isAccessible = (prop: string): boolean =>
  prop.startsWith('aria-') || prop === 'role' || prop === 'title'
