import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { contentType } from '../../../hosting/src/files/contentType.ts'
import { ConflictError, ReleaseError } from '../core/ReleaseError.ts'
import { REGISTRY_PATH, type Store } from './Store.ts'

/** How often a request is repeated after an answer of 5xx or 429. */
const RETRIES = 4

/** A bucket, and the right to change it. */
export interface S3Options {
  /** Address of the bucket, or of a folder in it, without a slash at its end. */
  readonly address: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
  /** The header cache-control of a file. */
  readonly cachingOf: (path: string) => string
  /** How long a request may take, in milliseconds. */
  readonly patience: number
}

/**
 * A bucket of any service that speaks the protocol of S3, including conditional writes (`If-Match`, `If-None-Match`).
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export function s3Store({ address, region, cachingOf, patience, ...secrets }: S3Options): Store {
  const client = new AwsClient({ ...secrets, region, service: 's3', retries: RETRIES })

  /** @throws ReleaseError if there is no answer, or one of a failure that `expected` does not list */
  async function send(url: string, init: RequestInit, expected: readonly number[]): Promise<Response> {
    const answer = await client
      .fetch(url, { ...init, signal: AbortSignal.timeout(patience) })
      .catch((cause: unknown) => {
        throw new ReleaseError(`${address} does not answer. Repeat the command.`, { cause })
      })
    if (answer.ok || expected.includes(answer.status)) return answer
    throw new ReleaseError(`${address} answers with status ${answer.status}: ${await reasonOf(answer)}`)
  }

  const addressOf = (path: string) => `${address}/${path.split('/').map(encodeURIComponent).join('/')}`

  async function put(path: string, content: Buffer | string, condition: Record<string, string>) {
    const body = Buffer.from(content)
    const headers = {
      ...condition,
      'cache-control': cachingOf(path),
      'content-type': contentType(path),
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    }
    return send(addressOf(path), { method: 'PUT', body: new Uint8Array(body), headers }, [409, 412])
  }

  async function get(path: string) {
    const answer = await send(addressOf(path), { cache: 'no-store' }, [404])
    if (answer.status === 404) return null
    return { text: await answer.text(), tag: answer.headers.get('etag') ?? '' }
  }

  return {
    read: async (path) => (await get(path))?.text ?? null,
    write: async (path, content) => {
      await put(path, content, {})
    },
    list: async (folder) => {
      const { origin, pathname } = new URL(address)
      const [, bucket = '', ...above] = pathname.split('/')
      const prefix = [...above, folder, ''].join('/')
      const names: string[] = []
      for (let token: string | null = ''; token !== null; ) {
        const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix })
        if (token !== '') query.set('continuation-token', token)
        const text = await (await send(`${origin}/${bucket}?${query}`, {}, [])).text()
        const found = [...text.matchAll(/<(?:Key|Prefix)>([^<]*)<\/(?:Key|Prefix)>/g)].map(
          ([, key = '']) => key,
        )
        names.push(...found.flatMap((key) => key.slice(prefix.length).split('/')[0] || []))
        token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1] ?? null
      }
      return [...new Set(names)].sort()
    },
    readRegistry: () => get(REGISTRY_PATH),
    replaceRegistry: async (text, last) => {
      const condition = last === null ? { 'if-none-match': '*' } : { 'if-match': last.tag }
      const answer = await put(REGISTRY_PATH, text, condition)
      // A repeated request is refused if the first one was done although its answer was a failure.
      if (!answer.ok && (await get(REGISTRY_PATH))?.text !== text) throw new ConflictError()
    },
  }
}

/** The message of an error, or the beginning of whatever it is. */
async function reasonOf(answer: Response): Promise<string> {
  const text = await answer.text()
  return /<Message>([^<]*)</.exec(text)?.[1] ?? text.slice(0, 200)
}
