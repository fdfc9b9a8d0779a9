import type { BrowserContext } from '@playwright/test'
import { rounded } from '../statistics.ts'
import { firstTokenMs, type MeasuredStream, measureStream, watchNext } from './measureStream.ts'
import { recordAnswer } from './recordAnswer.ts'
import type { MarkdownPeer } from './serveMarkdownPeer.ts'
import { tokensOfBench } from './tokens.ts'

interface MeasurePeer {
  /** Of the measured answer. */
  readonly tokens: number
  /** Milliseconds between tokens. */
  readonly pause: number
}

/** Measures the same answer in the page of the peer. */
export async function measurePeer(
  context: BrowserContext,
  peer: MarkdownPeer,
  { tokens, pause }: MeasurePeer,
): Promise<{ readonly firstToken: number; readonly stream: MeasuredStream }> {
  const page = await context.newPage()
  await page.addInitScript(recordAnswer, { answers: 'article', stream: '/tokens' })
  await page.goto(peer.url)
  const answer = (count: number) =>
    new Promise<void>((resolve, reject) => {
      peer.follow(tokensOfBench(count), pause, resolve)
      page.getByRole('button', { name: 'Send' }).click().catch(reject)
    })
  await watchNext(page, true)
  await answer(40)
  const firstToken = rounded(await firstTokenMs(page))
  await watchNext(page, false)
  const stream = await measureStream(page, tokens, () => answer(tokens))
  await page.close()
  return { firstToken, stream }
}
