import * as z from 'zod/mini'
import { readableEntries } from '../../base/readableEntries.ts'
import { outcomeStatementUuid } from '../studyIds.ts'
import {
  EFFECTS,
  type ExpectedEffect,
  INITIATIVE_LIMITS,
  type Initiative,
  initiativeId,
} from './Initiative.ts'

const uuid = z.string().check(z.minLength(1))

const effort = z.number().check(z.minimum(INITIATIVE_LIMITS.leastEffort), z.maximum(INITIATIVE_LIMITS.effort))

const expectedEffect: z.ZodMiniType<ExpectedEffect> = z.object({
  statementId: z.pipe(uuid, z.transform(outcomeStatementUuid)),
  effect: z.enum(EFFECTS),
})

/** An unreadable owner or effort reads as none, so that the initiative is still there. */
const initiative: z.ZodMiniType<Initiative> = z.looseObject({
  id: z.pipe(uuid, z.transform(initiativeId)),
  name: z._default(z.string(), ''),
  owner: z.catch(z.string(), ''),
  effort: z.catch(z.nullable(effort), null),
  effects: z._default(readableEntries(expectedEffect), []),
})

/** The stored initiatives of a study. */
export const initiativesSchema: z.ZodMiniType<readonly Initiative[]> = readableEntries(initiative)
