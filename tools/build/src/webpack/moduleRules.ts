import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from 'webpack'

/** `federated`: part of a page with shared modules. `standalone`: a standalone page with Fast Refresh. */
export type Purpose = 'federated' | 'standalone'

/** Made of the icons' data by this in place of the library's own function. A URL, so that it is packed too. */
const CREATE_ICON = fileURLToPath(new URL('../icons/createLucideIcon.ts', import.meta.url))

/** The pure rules of the shell or of a feature. */
const DOMAIN_FOLDER = /[\\/](?:shell|mfe-[a-z-]+)[\\/]src[\\/]domain[\\/]/

/** Of the Markdown library: its functions that write HTML, from the instance that they use to the end of the file. */
const MARKDOWN_WRITERS =
  /var ([\w$]+)=new [\w$]+;function [\w$]+\([\w$,]+\)\{return \1\.parse\(.*export\{.*?([\w$]+) as Lexer,.*?([\w$]+) as Tokenizer,.*\};/s

/** Webpack's rules for each kind of file. docs/architecture.md §4 lists the two patches of the Firebase SDK. */
export function moduleRules(workspace: string, purpose: Purpose): RuleSetRule[] {
  const isStandalone = purpose === 'standalone'
  return [
    {
      test: /\.tsx?$/,
      loader: 'swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          // Federated builds never use the development runtime, because that module is not shared.
          transform: { react: { runtime: 'automatic', development: isStandalone, refresh: isStandalone } },
        },
      },
    },
    // These modules have no side effects, so unused exports of an entry point can be dropped.
    { include: [join(workspace, 'shared', 'src'), DOMAIN_FOLDER], sideEffects: false },
    {
      // Firestore uses re2js only for patterns of pipelines, which the product does not use. It would be a third of
      // the SDK's size. Without it, such a pattern matches nothing.
      include: join(workspace, 'node_modules', '@firebase', 'firestore'),
      resolve: { alias: { re2js$: false } },
    },
    {
      include: join(workspace, 'node_modules', 'lucide-react'),
      resolve: { alias: { '../createLucideIcon.mjs$': CREATE_ICON } },
    },
    // These packages do not say that unused modules of theirs can be left out.
    { include: join(workspace, 'node_modules', '@module-federation'), sideEffects: false },
    {
      // Styles get no vendor prefixes, which styled-components adds on request.
      include: join(workspace, 'node_modules', 'stylis'),
      resolve: { alias: { './Prefixer.js$': false } },
    },
    {
      // When offline, the SDK requests an image of google.com to detect the network. This requests one of our own
      // origin.
      test: /webchannel_blob_es2018\.js$/,
      loader: 'string-replace-loader',
      options: {
        search: '"//www.google.com/images/cleardot.gif"',
        replace: '("//"+location.host+"/network-probe.gif")',
        strict: true,
      },
    },
    {
      // The parser of Markdown without what writes HTML. The library assigns properties at its top level, so that no
      // minifier sees that the rest is unused.
      test: /[\\/]marked\.esm\.js$/,
      loader: 'string-replace-loader',
      options: {
        search: MARKDOWN_WRITERS,
        replace: 'export{$2 as Lexer,$3 as Tokenizer};',
        strict: true,
      },
    },
    { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
  ]
}
