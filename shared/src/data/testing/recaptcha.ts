/** Where the SDK exchanges the result of reCAPTCHA for a token. */
const EXCHANGE = 'https://content-firebaseappcheck.googleapis.com/'

/** Scripts of reCAPTCHA in the page. jsdom loads none. */
export const recaptchaScripts = (): readonly HTMLScriptElement[] =>
  [...document.scripts].filter(({ src }) => src.startsWith('https://www.google.com/recaptcha/'))

/** Ends the load of the page's script of reCAPTCHA, which then gives every page a score. */
export function loadRecaptcha(): void {
  let succeed = () => {}
  Object.assign(globalThis, {
    grecaptcha: {
      enterprise: {
        ready: (callback: () => void) => callback(),
        render: (_container: string, { callback }: { readonly callback: () => void }) => {
          succeed = callback
          return 'widget'
        },
        execute: async () => {
          succeed()
          return 'score'
        },
      },
    },
  })
  for (const script of recaptchaScripts()) script.dispatchEvent(new Event('load'))
}

/** Loads or blocks each script of reCAPTCHA that the page adds, as a browser does. Returns the release. */
export function answerScripts(isBlocked: () => boolean): () => void {
  const observer = new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!recaptchaScripts().some((script) => script === added)) continue
      if (isBlocked()) added.dispatchEvent(new Event('error'))
      else loadRecaptcha()
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  return () => observer.disconnect()
}

export function unloadRecaptcha(): void {
  Reflect.deleteProperty(globalThis, 'grecaptcha')
  for (const script of recaptchaScripts()) script.remove()
}

/** Answers exchanges of tokens; other requests reach the network. */
export function exchangeBy(answer: () => Promise<Response>): void {
  const { fetch } = globalThis
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => (String(input).startsWith(EXCHANGE) ? answer() : fetch(input, init)))
}

/** An exchange that succeeds. */
export const exchanged = async (token: string): Promise<Response> => Response.json({ token, ttl: '3600s' })
