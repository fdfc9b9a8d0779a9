import { chromium } from '@playwright/test'
import { restoreSignIn } from '../../support/signIn.ts'
import { untilStored } from '../../support/storedSnapshots.ts'
import { LONGEST_LOAD, lighthouseScores } from '../weight/lighthouseScores.ts'
import type { Bench, Section } from './Bench.ts'

const EMAIL = 'standard@acme.test'
const SIGN_IN_PATH = '/auth/signin'
/** Of what home shows, which a member's browser has from the visit before (docs/decisions/snapshots-on-the-device.md). */
const SNAPSHOTS = ['member', 'studies list', 'needs list'] as const

/** One run: scores of 100. */
export interface LighthouseResult {
  readonly signedOut: FormScores
  readonly signedIn: FormScores
}

interface FormScores {
  readonly mobile: number
  readonly desktop: number
}

/** Lighthouse's performance scores of the sign-in page for a first visit, and of home for a member's second visit. */
export async function openLighthouse(bench: Bench): Promise<Section<LighthouseResult>> {
  const { stack, debuggingPort, progress } = bench
  // Lighthouse opens pages in the browser's own context, which a session must be stored in.
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`)
  const [context] = connected.contexts()
  if (context === undefined) throw new Error('The browser has no context of its own.')

  const scoresOf = async (path: string): Promise<FormScores> => {
    const url = `${stack.shellUrl}${path}`
    const scoreOf = async (form: 'mobile' | 'desktop') => {
      const score = () => lighthouseScores(url, form, debuggingPort, 1, progress, LONGEST_LOAD.inTable)
      // On a busy machine Lighthouse loses its page now and then.
      return (await score().catch(score)).performance
    }
    return { mobile: await scoreOf('mobile'), desktop: await scoreOf('desktop') }
  }
  return {
    measure: async () => {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await page.goto(`${stack.shellUrl}/config.json`)
      await session.send('Storage.clearDataForOrigin', { origin: stack.shellUrl, storageTypes: 'all' })
      await page.goto('about:blank')
      const signedOut = await scoresOf(SIGN_IN_PATH)
      await restoreSignIn(page, EMAIL, stack.shellUrl)
      await page.goto(stack.shellUrl)
      await untilStored(page, ...SNAPSHOTS)
      await page.close()
      return { signedOut, signedIn: await scoresOf('/') }
    },
    release: () => connected.close(),
  }
}
