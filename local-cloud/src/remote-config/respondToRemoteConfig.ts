import type { IncomingMessage, ServerResponse } from 'node:http'
import { ZodError, z } from 'zod'
import { BodyTooLargeError, readBody } from '../network/readBody.ts'
import { fetchTemplate } from './fetchTemplate.ts'
import { createInstallation, generateAuthToken } from './installations.ts'
import { RemoteConfigError } from './RemoteConfigError.ts'
import type { Template } from './Template.ts'

const LONGEST_BODY = 100_000
const INSTALLATIONS = /^\/firebaseinstallations\.googleapis\.com\/v1\/projects\/([^/]+)\/installations(.*)$/
const FETCH = /^\/firebaseremoteconfig\.googleapis\.com\/v1\/projects\/[^/]+\/namespaces\/firebase:fetch$/
const NEW_TOKEN = /^\/([^/]+)\/authTokens:generate$/
const ONE_INSTALLATION = /^\/[^/]+$/
/** Path at which tests and developers read and set the template. */
const TEMPLATE = '/local-cloud/remote-config'

const entriesSchema = z.record(
  z.string().min(1),
  z.union([z.string(), z.number(), z.boolean()]).transform(String),
)

/**
 * Handles the Firebase SDK's calls for installations and Remote Config, and the calls that set the template.
 * @returns false for any other call, which is left unanswered
 */
export function respondToRemoteConfig(
  template: Template,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const [, project, rest] = INSTALLATIONS.exec(pathname) ?? []
  const isFetch = FETCH.test(pathname)
  if (project === undefined && !isFetch && pathname !== TEMPLATE) return false

  const answer = async (): Promise<object> => {
    const text = await readBody(request, LONGEST_BODY)
    const body: unknown = text === '' ? {} : JSON.parse(text)
    const call = `${request.method} ${pathname}`
    if (isFetch && request.method === 'POST') {
      response.setHeader('etag', template.etag)
      response.setHeader('access-control-expose-headers', 'etag')
      return fetchTemplate(template, body, request.headers['if-none-match'])
    }
    if (call === `PUT ${TEMPLATE}`) template.publish(entriesSchema.parse(body))
    if (pathname === TEMPLATE) return template.entries
    return answerInstallation(call, project ?? '', rest ?? '', body, request)
  }
  void answer().then(
    (body) => send(response, 200, body),
    (error) => {
      const refusal = toRefusal(error)
      send(response, refusal.httpStatus, refusal.toWire())
    },
  )
  return true
}

function answerInstallation(
  call: string,
  project: string,
  rest: string,
  body: unknown,
  { method, headers }: IncomingMessage,
): object {
  const [, fid] = NEW_TOKEN.exec(rest) ?? []
  if (method === 'POST' && rest === '') return createInstallation(project, body)
  if (method === 'POST' && fid !== undefined) return generateAuthToken(fid, headers.authorization)
  if (method === 'DELETE' && ONE_INSTALLATION.test(rest)) return {}
  throw new RemoteConfigError(501, 'UNIMPLEMENTED', `The local cloud has no ${call}.`)
}

function toRefusal(error: unknown): RemoteConfigError {
  if (error instanceof RemoteConfigError) return error
  const isTheirs =
    error instanceof ZodError || error instanceof SyntaxError || error instanceof BodyTooLargeError
  const message = error instanceof ZodError ? z.prettifyError(error) : String(error)
  return isTheirs
    ? new RemoteConfigError(400, 'INVALID_ARGUMENT', message, { cause: error })
    : new RemoteConfigError(500, 'INTERNAL', message, { cause: error })
}

function send(response: ServerResponse, status: number, body: object): void {
  // The caller has disconnected.
  if (response.destroyed) return
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}
