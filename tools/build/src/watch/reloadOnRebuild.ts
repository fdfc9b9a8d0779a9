/// <reference lib="dom" />

/** Included in a watched shell only. Reloads the page after every rebuild. */

const INTERVAL = 700

void watch()

async function watch(): Promise<void> {
  const seen = new Set<string>()
  while (seen.size < 2) {
    const state = await currentState().catch(() => null)
    if (state !== null) seen.add(state)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL))
  }
  window.location.reload()
}

/** The page lists the shell's files and remotes.json the features', all with content hashes. */
async function currentState(): Promise<string> {
  const [page, remotes] = await Promise.all(['/', '/remotes.json'].map(readText))
  return `${page}${remotes}`
}

async function readText(path: string): Promise<string> {
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.text()
}
