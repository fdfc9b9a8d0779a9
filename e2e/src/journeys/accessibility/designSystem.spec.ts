import { createServer } from 'node:http'
import { join } from 'node:path'
import { MAIN_SCRIPT } from '../../../../tools/build/src/standalone/standaloneConfig.ts'
import { watchStandalone } from '../../../../tools/build/src/standalone/watchStandalone.ts'
import { test } from '../../support/test.ts'
import { checkStates } from './checkStates.ts'

const WORKSPACE = join(import.meta.dirname, '../../../..')
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport"
  content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Design system</title>
  <script defer src="${MAIN_SCRIPT}"></script></head><body></body></html>`

test.use({ contextOptions: { reducedMotion: 'reduce' } })
/** Serves the gallery. Returns its URL and the release function. */
async function serveGallery() {
  const watched = watchStandalone(WORKSPACE, 'tools/design-system')
  const server = createServer((request, response) =>
    watched.answer(request, response, () => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
    }),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  await watched.firstBuild
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const release = async () => {
    server.closeAllConnections()
    server.close()
    await watched.close()
  }
  return { url: `http://127.0.0.1:${port}/`, release }
}

test('the gallery of the design system', async ({ page }) => {
  const { url, release } = await serveGallery()
  try {
    await checkStates(page, [
      {
        name: 'the design system',
        reach: () => page.goto(url),
        shows: () => page.getByRole('heading', { level: 1, name: 'Design system' }),
        // The page header is shown in both schemes.
        titles: 3,
      },
    ])
  } finally {
    await release()
  }
})
