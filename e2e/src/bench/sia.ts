import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startModelServer } from '../../../functions/src/test/modelServer/startModelServer.ts'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { signIn } from '../support/signIn.ts'
import { measurePeer } from './sia/measurePeer.ts'
import { measureSessions } from './sia/measureSessions.ts'
import { firstTokenMs, measureStream, readAnswer, watchNext } from './sia/measureStream.ts'
import { recordAnswer } from './sia/recordAnswer.ts'
import { serveMarkdownPeer } from './sia/serveMarkdownPeer.ts'
import { storeSessions } from './sia/storeSessions.ts'
import { paragraphsOfBench, tokenScript, tokensOfBench } from './sia/tokens.ts'
import { percentile, rounded } from './statistics.ts'
import { goalOf } from './table/GOALS.ts'
import { SIA } from './weight/features.ts'
import { measureFeature } from './weight/measureFeature.ts'

/**
 * Measures the coach with a language model that streams at a fixed pace, next to a page that renders the same tokens
 * with react-markdown.
 */
const RUNS = 5
const TOKENS = 2_000
const PARAGRAPHS = 50
const SESSIONS = 500
/** Milliseconds between tokens. */
const PAUSE = 8
const LIMITS = {
  firstTokenMs: 100,
  scriptPerToken: 1,
  longestTask: 50,
  stopMs: 100,
  sessionsMs: goalOf("500 of Sia's sessions listed"),
  bytes: 1000 * goalOf("Sia's own scripts, brotli"),
} as const
const EMAIL = 'tools@acme.test'

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const model = await startModelServer(tokenScript([], 0, () => {}))
Object.assign(process.env, {
  JUDGE_URL: model.url,
  JUDGE_MODEL: 'scripted',
  JUDGE_KIND: 'openai',
  JUDGE_KEY: 'none',
})
const stack = await startStack({ dataDir })
const earlier = paragraphsOfBench(PARAGRAPHS)
const peer = await serveMarkdownPeer(process.env.BENCH_PEERS ?? '', earlier)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS],
})
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await signIn(page, EMAIL, stack.shellUrl)
  const weight = await measureFeature(context, stack.shellUrl, SIA)

  await page.addInitScript(recordAnswer, { answers: 'article[aria-label="Sia"]', stream: '/siaChat' })
  await page.goto(`${stack.shellUrl}/sia/${crypto.randomUUID()}`)
  const field = page.getByRole('textbox', { name: 'Message', exact: true })
  const send = async () => {
    await field.fill('Tell me more')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
  }
  /** Resolves after the last token was sent. */
  const answer = (tokens: readonly string[], pause: number) =>
    new Promise<void>((resolve, reject) => {
      model.follow(tokenScript(tokens, pause, resolve))
      send().catch(reject)
    })
  const ended = () => page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'hidden' })

  await answer([earlier], 0)
  await ended()
  const first: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await watchNext(page, true)
    await answer(tokensOfBench(40), PAUSE)
    first.push(await firstTokenMs(page))
    await ended()
  }
  await watchNext(page, false)
  const stream = await measureStream(page, TOKENS, () => answer(tokensOfBench(TOKENS), PAUSE))
  await ended()
  await page
    .getByText(`w${TOKENS - 1}`)
    .last()
    .waitFor()

  const stopped: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await watchNext(page, true)
    model.follow(tokenScript(tokensOfBench(TOKENS), PAUSE, () => {}))
    await send()
    await page.waitForFunction(
      () => Reflect.get(Reflect.get(window, 'answerRecord') as object, 'last') >= 300,
    )
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await ended()
    // What the server had stored by then would show within this time.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const { stopped: at, grown } = await readAnswer(page)
    stopped.push(Math.max(0, (grown ?? Number.POSITIVE_INFINITY) - (at ?? 0)))
  }
  await watchNext(page, false)
  await storeSessions({
    ...{ firestorePort: 8080 + stack.portOffset, uid: 'tools', email: EMAIL },
    ...{ count: SESSIONS, studies: 20 },
  })
  await page.getByRole('link', { name: `Fences along field ${SESSIONS - 1}`, exact: true }).waitFor()
  const sessions = await measureSessions(page, SESSIONS)

  const reactMarkdown = await measurePeer(context, peer, { tokens: TOKENS, pause: PAUSE })

  const result = {
    unit: 'ms; bytes, brotli',
    limits: LIMITS,
    tokens: TOKENS,
    paragraphs: PARAGRAPHS,
    pause: PAUSE,
    coach: {
      firstToken: { median: rounded(percentile(first, 0.5)), worst: rounded(Math.max(...first)) },
      stream,
      stop: { median: rounded(percentile(stopped, 0.5)), worst: rounded(Math.max(...stopped)) },
      sessions,
      weight,
    },
    reactMarkdown,
    ratio: {
      scriptPerToken: rounded(stream.scriptPerToken / reactMarkdown.stream.scriptPerToken, 3),
      taskPerToken: rounded(stream.taskPerToken / reactMarkdown.stream.taskPerToken, 3),
    },
  }
  process.stdout.write(`${JSON.stringify(result)}\n`)
} finally {
  await browser.close()
  await peer.close()
  await stack.stop()
  await model.release()
  await rm(dataDir, { recursive: true, force: true })
}
