/** A form on a page. */
interface Form {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** A page as received. Redirects within the provider are followed, others are not. */
export interface Shown {
  readonly status: number
  readonly url: string
  readonly body: string
  /** URL of a redirect to another server. */
  readonly location: string | undefined
  readonly headers: Headers
}

/** A browser without scripts: it stores cookies, follows redirects within one origin and submits forms. */
export class Browser {
  readonly #origin: string
  readonly cookies = new Map<string, string>()
  shown: Shown | undefined

  constructor(origin: string) {
    this.#origin = origin
  }

  async open(address: string, init: RequestInit = {}): Promise<Shown> {
    const url = new URL(address, this.#origin)
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const location = response.headers.get('location') ?? undefined
    if (location !== undefined && new URL(location, url).origin === url.origin) {
      return this.open(new URL(location, url).href)
    }
    this.shown = {
      status: response.status,
      url: url.href,
      body: await response.text(),
      location,
      headers: response.headers,
    }
    return this.shown
  }

  /** Fills in and submits the form of the current page. */
  submit(fields: Readonly<Record<string, string>>): Promise<Shown> {
    const form = this.form()
    return this.open(form.action, {
      method: 'POST',
      body: new URLSearchParams({ ...form.fields, ...fields }),
    })
  }

  /** Follows the link with this text. */
  follow(text: string): Promise<Shown> {
    const link = new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${text.replace('?', '\\?')}</a>`)
    const [, href] = link.exec(this.shown?.body ?? '') ?? []
    if (href === undefined) throw new Error(`There is no link "${text}".`)
    return this.open(decode(href))
  }

  form(): Form {
    const body = this.shown?.body ?? ''
    const [, action] = /<form [^>]*action="([^"]*)"/.exec(body) ?? []
    if (action === undefined) throw new Error(`No form is shown: ${body}`)
    const inputs = [...body.matchAll(/<input [^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)]
    return {
      action: decode(action),
      fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, decode(value)])),
    }
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split('=')
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** The visible text of the page. */
export function visibleText({ shown }: Browser): string {
  return decode(shown?.body.replace(/<[^>]*>/g, ' ') ?? '')
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
