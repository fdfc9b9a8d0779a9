const CLASSES = /\sclass="([^"]*)"/g
const SELECTOR = /\.([A-Za-z_][\w-]*)/g

/**
 * Gives the classes of rendered pages names that styled-components never creates. Those that it created in the build
 * can mean something else in the browser, where it numbers components in the order in which they are loaded.
 * @param pages HTML
 * @param style rules of all pages
 * @returns pages and rules with the new names, without classes that no rule has
 */
export function shortenClasses(
  pages: readonly string[],
  style: string,
): { readonly pages: readonly string[]; readonly style: string } {
  const styled = new Set([...style.matchAll(SELECTOR)].map(([, name]) => name))
  const used = pages.flatMap((page) =>
    [...page.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')),
  )
  const names = new Map<string, string>()
  for (const name of used) if (styled.has(name) && !names.has(name)) names.set(name, `p${names.size}`)
  return {
    pages: pages.map((page) =>
      page.replaceAll(CLASSES, (_match, classes: string) => {
        const short = classes.split(' ').flatMap((name) => names.get(name) ?? [])
        return short.length === 0 ? '' : ` class="${short.join(' ')}"`
      }),
    ),
    style: style.replaceAll(SELECTOR, (match, name: string) => {
      const short = names.get(name)
      return short === undefined ? match : `.${short}`
    }),
  }
}
