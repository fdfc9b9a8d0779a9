import { NewFeatureError } from './createFeatureName.ts'

/** Everything that the edited files say about a new feature. */
export interface NewFeature {
  readonly folder: string
  readonly path: string
  readonly title: string
  /** One sentence on what a member does there. */
  readonly lead: string
  /** Port of its server in the standard stack. */
  readonly port: number
  readonly sidebarOrder: number
  readonly tileOrder: number
}

type Edit = (text: string, feature: NewFeature) => string

/** Replaces a place that a file has exactly once. @throws NewFeatureError when it has none or several */
function replace(text: string, place: RegExp, by: (...found: readonly string[]) => string): string {
  const found = [...text.matchAll(new RegExp(place, 'gm'))]
  if (found.length !== 1) throw new NewFeatureError(`The place ${place} was found ${found.length} times.`)
  return text.replace(new RegExp(place, 'm'), by)
}

/** Adds a line after the one that is found. */
const after = (place: RegExp, line: (feature: NewFeature, found: string) => string): Edit => {
  const wholeLine = new RegExp(`^.*${place.source}.*$`)
  return (text, feature) => replace(text, wholeLine, (found = '') => `${found}\n${line(feature, found)}`)
}

/** Adds a row to a table of Markdown, with the widths of the row that is found. */
const rowAfter = (place: RegExp, cells: (feature: NewFeature) => readonly string[]): Edit =>
  after(place, (feature, found) => {
    const widths = found.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').length)
    return `| ${cells(feature)
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join(' | ')} |`
  })

/** Adds the title to a list of titles. */
const append =
  (list: string): Edit =>
  (text, { title }) =>
    replace(
      text,
      new RegExp(`(const ${list} = \\[[^\\]]*?),?\\s*\\]`),
      (_, titles = '') => `${titles}, '${title}']`,
    )

/** Adds a site to an environment of this machine, with the next port. */
const addSite =
  (siteOf: (feature: NewFeature) => string | null): Edit =>
  (text, feature) =>
    replace(text, /^ {4}"shell": \{ "site"/, (found = '') => {
      const ports = [...text.matchAll(/"site": .*"http:\/\/localhost:(\d+)"/g)].map(([, port]) =>
        Number(port),
      )
      const site = { site: siteOf(feature), origin: `http://localhost:${Math.max(...ports) + 1}` }
      return `    "${feature.folder}": { "site": ${JSON.stringify(site.site)}, "origin": "${site.origin}" },\n${found}`
    })

/** Where the repository lists its features, by file. New features are open to every member, as mfe-studies is. */
export const EDITS: Readonly<Record<string, readonly Edit[]>> = {
  'shared/src/domain/areas/AREAS.ts': [
    (text, feature) => replace(text, /^ {2}\},\n\]$/, () => `  },\n${areaRow(feature)}]`),
  ],
  'tsconfig.json': [after(/"path": "mfe-studies"/, ({ folder }) => `    { "path": "${folder}" },`)],
  'package.json': [
    (text, { folder }) => replace(text, /( -w mfe-studies\b)/, (found = '') => `${found} -w ${folder}`),
  ],
  'environments/local.json': [addSite(() => null)],
  'environments/demo.json': [addSite(({ folder }) => folder)],
  'tools/scripts/imports/LAYERS.ts': [
    (text, { folder }) =>
      replace(text, /^ {2}'functions\/src': /, (found = '') => `  '${folder}/src': [['.']],\n${found}`),
  ],
  'tools/scripts/since/JOURNEYS.ts': [
    after(/'mfe-studies': /, ({ folder }) => `  '${folder}': ['privacy/everyRoute'],`),
  ],
  'shell/src/app/everyRoute.test.tsx': [
    after(/^\/needs-framework /, ({ path }, found) =>
      found.replace(/^[^|]* /, (cell) => path.padEnd(cell.length - 1).concat(' ')),
    ),
    after(/'\/needs-framework': /, ({ path }, found) =>
      found.replace("'/needs-framework'", `'${path}'`).replace('\\/needs-framework', `\\${path}`),
    ),
  ],
  'shell/src/areas/admit.test.ts': [
    after(/'\/needs-framework': /, ({ path }) => `  '${path}': FOR_MEMBERS,`),
  ],
  'shell/src/areas/navigation.test.ts': [append('LINKS')],
  'shell/src/screens/home/homeTiles.test.ts': [append('WITHOUT_COACH')],
  'README.md': [
    rowAfter(/^\| \[mfe-studies\]/, ({ folder, title }) => [`[${folder}](${folder}/README.md)`, title]),
  ],
  'docs/product.md': [
    rowAfter(/^\| Needs Framework +\|/, ({ title, lead }) => [title, lead]),
    rowAfter(/^\| Outcome Validation +\| `/, ({ title, path }) => [title, `\`${path}\``, '']),
    rowAfter(/^\| `\/needs-framework` +\|/, ({ path, title }) => [`\`${path}\``, title]),
    (text, { title }) => replace(text, /(; an Actions checklist button)/, (found) => `; ${title}${found}`),
  ],
}

/** @param isOutside whether the feature is in a repository of its own */
export const areaRow = (
  { folder, path, title, lead, port, sidebarOrder, tileOrder }: NewFeature,
  isOutside = false,
) => `  {
    path: '${path}',
    below: '/*',
    title: '${title}',
    guard: 'member',
    remote: { name: '${folder}', port: ${port}${isOutside ? ', isOutside: true' : ''} },
    icon: 'shapes',
    sidebarOrder: ${sidebarOrder},
    tile: { order: ${tileOrder}, title: '${title}', lead: ${JSON.stringify(lead)} },
  },
`
