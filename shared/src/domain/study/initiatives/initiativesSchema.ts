import * as z from 'zod/mini'
import { outcomeStatementUuid } from '../studyIds.ts'
import { EFFECTS, INITIATIVE_LIMITS, type Initiative, initiativeId } from './Initiative.ts'

const uuid = z.string().check(z.minLength(1))

const effort = z.number().check(z.minimum(INITIATIVE_LIMITS.leastEffort), z.maximum(INITIATIVE_LIMITS.effort))

/** An unreadable owner or effort reads as none, so that the initiative is still there. */
const initiative = z.looseObject({
  id: z.pipe(uuid, z.transform(initiativeId)),
  name: z._default(z.string(), ''),
  owner: z.catch(z.string(), ''),
  effort: z.catch(z.nullable(effort), null),
  effects: z._default(
    z.array(
      z.object({
        statementId: z.pipe(uuid, z.transform(outcomeStatementUuid)),
        effect: z.enum(EFFECTS),
      }),
    ),
    [],
  ),
})

/** The stored initiatives of a study. */
export const initiativesSchema: z.ZodMiniType<readonly Initiative[]> = z.array(initiative)
