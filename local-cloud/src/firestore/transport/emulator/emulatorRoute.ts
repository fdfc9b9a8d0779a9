import { z } from 'zod'
import type { FirestoreService } from '../../operations/FirestoreService.ts'
import { coveragePage } from '../../rules/coverage/coveragePage.ts'
import { RulesSyntaxError } from '../../rules/RulesSyntaxError.ts'
import { parseRequest } from '../../schema/parseRequest.ts'
import type { Route } from '../http/Exchange.ts'
import { readJson } from '../http/readBody.ts'
import { sendJson, sendPage } from '../http/sendJson.ts'

const DOCUMENTS = /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents$/
const COVERAGE = /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage(\.html)?$/
const USAGE = /^\/emulator\/v1\/usage$/
const RULES = /^\/emulator\/v1\/projects\/([^/]+):securityRules$/

const rulesSchema = z.object({
  rules: z.object({ files: z.array(z.object({ content: z.string() })).min(1) }),
})

/** The emulator's own endpoints, with which test libraries clear data, set rules and read their coverage; usage is the local cloud's own. */
export const emulatorRoute =
  (service: FirestoreService): Route =>
  async ({ request, response, url }) => {
    const [, project, database] = DOCUMENTS.exec(url.pathname) ?? []
    if (project && database && request.method === 'DELETE') {
      service.clear({ project: decodeURIComponent(project), database: decodeURIComponent(database) })
      sendJson(response, 200, {})
      return true
    }
    if (USAGE.test(url.pathname) && request.method === 'GET') {
      sendJson(response, 200, service.usage())
      return true
    }
    const [, coveredProject, asPage] = COVERAGE.exec(url.pathname) ?? []
    if (coveredProject && request.method === 'GET') {
      const report = service.ruleCoverage(decodeURIComponent(coveredProject))
      if (asPage) sendPage(response, coveragePage(report))
      else sendJson(response, 200, report)
      return true
    }
    const [, rulesProject] = RULES.exec(url.pathname) ?? []
    if (!rulesProject || request.method !== 'PUT') return false
    const { rules } = parseRequest(rulesSchema, await readJson(request))
    const source = rules.files.map((file) => file.content).join('\n')
    try {
      service.setRules(decodeURIComponent(rulesProject), source)
      sendJson(response, 200, {})
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error
      const { message, line, column } = error
      sendJson(response, 400, {
        error: { code: 400, message, status: 'INVALID_ARGUMENT' },
        issues: [{ sourcePosition: { line, column }, description: message, severity: 'ERROR' }],
      })
    }
    return true
  }
