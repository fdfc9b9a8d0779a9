import { createPageCheck } from './createPageCheck.ts'

const page = (script: string) => `<head><script defer integrity="sha384-n" src="${script}"></script></head>`
const OWN = '/shell/1/main.aaaa.js'

const check = (answer: () => Promise<Response>) =>
  createPageCheck({ fetchFile: answer, ownScripts: () => [OWN, '/shell/1/7.bbbb.js'] })()

test.each([
  ['the same build', async () => new Response(page(OWN)), false],
  ['another build', async () => new Response(page('/shell/2/main.cccc.js')), true],
  ['a server in trouble', async () => new Response(page('/shell/2/main.cccc.js'), { status: 503 }), false],
  ['something that is no page', async () => new Response('{}'), false],
  ['nobody', async () => Promise.reject(new TypeError('Failed to fetch')), false],
])('%s answers', async (_what, answer, isOutdated) => {
  expect(await check(answer)).toBe(isOutdated)
})
