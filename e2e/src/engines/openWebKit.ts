import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Engine } from './EnginePage.ts'
import { WebDriverSession } from './WebDriverSession.ts'

/** Keys without a character (W3C WebDriver, section 17.4.2). */
const [ENTER, CONTROL] = ['\uE007', '\uE009']
const PAUSE = 100

/** Paths of the programs. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

/** Starts WebKit's MiniBrowser on a display in memory, driven by WebKitWebDriver. */
export async function openWebKit({ driver, browser, display }: WebKitPrograms): Promise<Engine> {
  const started: ChildProcess[] = []
  const release = async () => {
    for (const child of started.reverse()) await end(child)
  }
  try {
    // Xvfb chooses a free display and writes its number to the fourth stream.
    const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    started.push(screen)
    const [number] = await once(screen.stdio[3] ?? screen, 'data')
    const port = await freePort()
    const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      // Compositing needs a graphics card.
      env: { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      stdio: 'ignore',
    })
    started.push(server)
    const address = `http://127.0.0.1:${port}`
    await untilReady(server, `${address}/status`)
    const session = await WebDriverSession.open(address, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    return {
      name: 'WebKit',
      version: session.version,
      page: {
        goto: (url) => session.goto(url),
        reload: () => session.reload(),
        evaluate: (expression) => session.evaluate(expression),
        click: (expression) => session.click(expression),
        type: (text) => session.type(text),
        press: (key) => (key === 'Enter' ? session.type(ENTER) : session.pressWith(CONTROL, 's')),
      },
      release: async () => {
        await session.close().finally(release)
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

async function untilReady(server: ChildProcess, status: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${server.exitCode}.`)
    if (
      await fetch(status).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
