import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=(\S+), Signature=[0-9a-f]{64}$/

/**
 * What happens to a change: nothing, an answer of 503 before or after it is done, no answer at all, or a connection that
 * is lost before it is done.
 */
export type Fault = 'none' | 'refuse' | 'answer 503' | 'hang' | 'drop'

/** Keys in one answer of a list, so that lists have several. */
const PAGE = 2

interface Stored {
  readonly body: Buffer
  readonly etag: string
  readonly headers: IncomingMessage['headers']
}

/** A server of one bucket that speaks the part of S3 that the store uses. */
export interface S3Server {
  /** Address of the bucket. */
  readonly address: string
  readonly objects: ReadonlyMap<string, Stored>
  /** Faults of the next changes, one after another. */
  readonly faults: Fault[]
  clear(): void
  stop(): Promise<void>
}

/** Starts it on a free port. Requests without a signature of the key "key" are refused. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Stored>()
  const faults: Fault[] = []
  const server = createServer((request, response) => void respond(request, response, objects, faults))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: Pick<AddressInfo, 'port'> = addressOf(server.address())
  return {
    address: `http://127.0.0.1:${port}/bucket`,
    objects,
    faults,
    clear: () => {
      objects.clear()
      faults.length = 0
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Stored>,
  faults: Fault[],
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const body = Buffer.concat(chunks)
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const { headers, method } = request
  const signed = SIGNATURE.exec(headers.authorization ?? '')?.[1]?.split(';') ?? []
  const digest = createHash('sha256').update(body).digest('hex')
  if (!(signed.includes('host') && signed.includes('x-amz-date'))) return end(response, 403, 'not signed')
  if (method === 'PUT' && headers['x-amz-content-sha256'] !== digest)
    return end(response, 400, 'other content')
  if (method === 'GET' && searchParams.has('list-type'))
    return end(response, 200, listOf(objects, searchParams))
  const key = decodeURIComponent(pathname).replace('/bucket/', '')
  const stored = objects.get(key)
  if (method === 'GET') {
    if (stored === undefined) return end(response, 404, '<Message>There is no such key.</Message>')
    response.setHeader('etag', stored.etag)
    return end(response, 200, stored.body)
  }
  const fault = faults.shift()
  if (fault === 'hang') return
  if (fault === 'drop') return void request.socket.destroy()
  if (fault === 'refuse') return end(response, 503, '<Message>Slow down.</Message>')
  const isWrong =
    (headers['if-none-match'] === '*' && stored !== undefined) ||
    (headers['if-match'] !== undefined && headers['if-match'] !== stored?.etag)
  if (isWrong) return end(response, 412, '<Message>A condition does not hold.</Message>')
  objects.set(key, { body, etag: `"${createHash('md5').update(body).digest('hex')}"`, headers })
  end(response, fault === 'answer 503' ? 503 : 200, '')
}

function listOf(objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const below = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort()
  const entries = below.map((key) => {
    const [first = '', ...rest] = key.slice(prefix.length).split('/')
    return rest.length === 0
      ? `<Contents><Key>${prefix}${first}</Key></Contents>`
      : `<CommonPrefixes><Prefix>${prefix}${first}/</Prefix></CommonPrefixes>`
  })
  const different = [...new Set(entries)]
  const from = Number(query.get('continuation-token') ?? 0)
  const next = from + PAGE
  const more = next < different.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  const page = different.slice(from, next).join('')
  return `<ListBucketResult><Prefix>${prefix}</Prefix>${page}${more}</ListBucketResult>`
}

function end(response: ServerResponse, status: number, body: string | Buffer): void {
  response.statusCode = status
  response.end(body)
}
