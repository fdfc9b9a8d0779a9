import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { DELETED_ACCOUNT, REDIRECT_SIGN_IN, SIGNED_IN, STORAGE_AREAS } from '@outcome-studio/shared/storage'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { ROUTES } from '../areas/routes.ts'
import { pageTitle } from '../focus/pageTitle.ts'
import { PRERENDERED, PrerenderedScreen } from './PrerenderedScreen.tsx'
import { preparePage, type StoredName } from './preparePage.ts'
import { shortenClasses } from './shortenClasses.ts'

/** A path whose page has content before the application starts. */
interface RenderedPage {
  readonly path: string
  readonly title: string
  /** Content of the element in which the application renders. */
  readonly html: string
}

interface RenderedPages {
  /** Content of the style element of each page. It stays when the page is live. */
  readonly style: string
  /** Content of the script of each page that runs before its content is parsed. */
  readonly script: string
  readonly pages: readonly RenderedPage[]
}

/** Stored values with which a visitor sees something else: home, the end of a sign-in, or a notice. */
const REASONS: readonly StoredName[] = [SIGNED_IN, REDIRECT_SIGN_IN, DELETED_ACCOUNT].map(
  ({ where, key }) => [STORAGE_AREAS[where], key],
)

const STATES = [
  '[data-prerendered=hidden] #root{visibility:hidden}',
  '[data-prerendered] [data-pressed]{cursor:progress;opacity:.6}',
].join('')

/** Marks that styled-components leaves to read its rules again, which the application does not do. */
const MARKS = /<\/?style[^>]*>|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\s*/g

/** Renders the screens that visitors open first. Runs in Node during the build of the shell. */
export function renderPages(): RenderedPages {
  const sheet = new ServerStyleSheet()
  try {
    const pages = ROUTES.flatMap(({ path, title, show }): readonly RenderedPage[] => {
      const screen = typeof show === 'string' ? PRERENDERED[show] : undefined
      if (screen === undefined) return []
      const html = renderToString(sheet.collectStyles(<PrerenderedScreen path={path} screen={screen} />))
      return [{ path, title: pageTitle([title, PRODUCT_NAME]), html }]
    })
    const styles = sheet.getStyleTags().replaceAll(MARKS, '')
    const short = shortenClasses(
      pages.map(({ html }) => html),
      styles,
    )
    return {
      style: `${short.style}${STATES}`,
      script: `(${preparePage})(${JSON.stringify(REASONS)})`,
      pages: pages.map((page, index) => ({ ...page, html: short.pages[index] ?? page.html })),
    }
  } finally {
    sheet.seal()
  }
}
