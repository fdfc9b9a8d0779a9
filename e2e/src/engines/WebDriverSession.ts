import { z } from 'zod'

/** Name of the property that identifies an element (W3C WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const answerSchema = z.object({ value: z.unknown() })
const failureSchema = z.object({ value: z.object({ error: z.string(), message: z.string() }) })
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
})
const elementSchema = z.object({ [ELEMENT]: z.string() })

/** A WebDriver answered with an error. */
class WebDriverError extends Error {
  override readonly name = 'WebDriverError'
}

/** One session of a WebDriver: the few commands that the journeys need, as the specification has them. */
export class WebDriverSession {
  /** For example "MiniBrowser/2.50.6". */
  readonly version: string
  readonly #url: string

  private constructor(url: string, version: string) {
    this.#url = url
    this.version = version
  }

  /**
   * @param driver for example "http://127.0.0.1:4444"
   * @param capabilities that the browser must have
   * @throws WebDriverError
   */
  static async open(driver: string, capabilities: object): Promise<WebDriverSession> {
    const { sessionId, capabilities: actual } = sessionSchema.parse(
      await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } }),
    )
    const version = `${actual.browserName}/${actual.browserVersion}`
    return new WebDriverSession(`${driver}/session/${sessionId}`, version)
  }

  async goto(url: string): Promise<void> {
    await send('POST', `${this.#url}/url`, { url })
  }

  async reload(): Promise<void> {
    await send('POST', `${this.#url}/refresh`, {})
  }

  evaluate(expression: string): Promise<unknown> {
    return send('POST', `${this.#url}/execute/sync`, { script: `return ${expression}`, args: [] })
  }

  /** @param expression for the element */
  async click(expression: string): Promise<void> {
    const found = elementSchema.safeParse(await this.evaluate(expression))
    if (!found.success) throw new WebDriverError('The element to click is gone.', { cause: found.error })
    await send('POST', `${this.#url}/element/${found.data[ELEMENT]}/click`, {})
  }

  /** @param keys pressed and released one after the other */
  async type(keys: string): Promise<void> {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#perform(actions)
  }

  /** @param modifier held down while the key is pressed */
  async pressWith(modifier: string, key: string): Promise<void> {
    await this.#perform([
      { type: 'keyDown', value: modifier },
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
      { type: 'keyUp', value: modifier },
    ])
  }

  async close(): Promise<void> {
    await send('DELETE', this.#url)
  }

  async #perform(actions: readonly object[]): Promise<void> {
    await send('POST', `${this.#url}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  })
  const answer: unknown = await response.json()
  if (response.ok) return answerSchema.parse(answer).value
  const failure = failureSchema.safeParse(answer)
  const { error, message } = failure.data?.value ?? { error: 'unknown', message: JSON.stringify(answer) }
  throw new WebDriverError(`${error}: ${message}`)
}
