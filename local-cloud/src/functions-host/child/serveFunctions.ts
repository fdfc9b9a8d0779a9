import type { AddressInfo } from 'node:net'
import express, { type NextFunction, type Request, type Response } from 'express'
import { allowLocalOrigins } from '../../network/allowLocalOrigins.ts'
import { refuseForeign } from '../../network/refuseForeign.ts'
import { errorBody } from '../http/errorBody.ts'
import type { Schedule } from '../process/messages.ts'
import { DEFAULT_TIMEOUT_SECONDS, type LoadedFunction } from './LoadedFunction.ts'
import { RunningFunctions } from './RunningFunctions.ts'
import { rawBody } from './rawBody.ts'

const DEFAULT_REGION = 'us-central1'

interface ServedFunctions {
  readonly port: number
  readonly names: string[]
  readonly schedules: Schedule[]
}

/**
 * Serves callable and HTTP functions under /{project}/{region}/{name}, for any project. A scheduled function runs when it
 * is called there, by its schedule or by hand.
 *
 * @returns the loopback port, the functions' names with their regions, and the schedules
 */
export async function serveFunctions(functions: readonly LoadedFunction[]): Promise<ServedFunctions> {
  const app = express()
  const running = new RunningFunctions()
  app.disable('x-powered-by')
  app.use((request, response, next) => {
    if (!refuseForeign(request, response)) next()
  })
  const names: string[] = []
  const schedules: Schedule[] = []
  for (const each of functions) {
    const { callableTrigger, httpsTrigger, scheduleTrigger, region } = each.endpoint
    if ((callableTrigger ?? httpsTrigger ?? scheduleTrigger) === undefined) continue
    const every = scheduleTrigger?.schedule
    if (typeof every === 'string') {
      schedules.push({ name: each.name, path: `${region?.[0] ?? DEFAULT_REGION}/${each.name}`, every })
    }
    for (const place of region?.length ? region : [DEFAULT_REGION]) {
      names.push(`${place}/${each.name}`)
      app.use(`/:project/${place}/${each.name}`, rawBody, withinTime(each), call(each, running))
    }
  }
  app.use((request, response) => {
    if (allowLocalOrigins(request, response)) return
    const known = names.length === 0 ? 'none' : names.join(', ')
    response.status(404).json(errorBody('NOT_FOUND', `No function at ${request.path}. There are: ${known}.`))
  })
  return new Promise((resolve, reject) => {
    const server = app.listen(0, '127.0.0.1', (error) => {
      if (error) return reject(error)
      resolve({ port: (server.address() as AddressInfo).port, names, schedules })
    })
  })
}

/** A call counts as running until its time is over, because a function may wait for a caller that is gone. */
function call({ name, handle, endpoint }: LoadedFunction, running: RunningFunctions) {
  return async (request: Request, response: Response): Promise<void> => {
    const end = running.start()
    const timer = setTimeout(end, secondsOf(endpoint) * 1000)
    try {
      await handle(request, response)
    } catch (error) {
      console.error(`${name} failed:`, error)
      if (response.headersSent) response.destroy()
      else response.status(500).json(errorBody('INTERNAL', 'The function failed.'))
    } finally {
      clearTimeout(timer)
      end()
    }
  }
}

const secondsOf = ({ timeoutSeconds }: LoadedFunction['endpoint']): number =>
  timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS

function withinTime({ name, endpoint }: LoadedFunction) {
  const seconds = secondsOf(endpoint)
  return (request: Request, response: Response, next: NextFunction): void => {
    const timer = setTimeout(() => {
      console.error(`${name} did not answer within ${seconds} s`)
      if (response.headersSent) {
        response.destroy()
        return
      }
      allowLocalOrigins(request, response)
      response.status(504).json(errorBody('DEADLINE_EXCEEDED', `${name} did not answer within ${seconds} s.`))
    }, seconds * 1000)
    response.once('close', () => clearTimeout(timer))
    next()
  }
}
