import { z } from 'zod'

const names = z.array(z.unknown()).transform((list) => list.filter((item) => typeof item === 'string'))

/** The properties that firebase-functions attaches to each export. `null` and expressions select the default. */
export const Endpoint = z.looseObject({
  region: names.nullish().catch(undefined),
  timeoutSeconds: z.number().nullish().catch(undefined),
  callableTrigger: z.unknown().optional(),
  httpsTrigger: z.unknown().optional(),
  taskQueueTrigger: z.unknown().optional(),
  blockingTrigger: z.looseObject({ eventType: z.string() }).optional(),
  scheduleTrigger: z.looseObject({ schedule: z.unknown().optional() }).optional(),
  eventTrigger: z
    .looseObject({
      eventType: z.string(),
      eventFilters: z.record(z.string(), z.unknown()).default({}),
      eventFilterPathPatterns: z.record(z.string(), z.unknown()).default({}),
      retry: z.unknown().optional(),
    })
    .optional(),
})
export type Endpoint = Readonly<z.infer<typeof Endpoint>>

/** An exported function with the name of its deployment. */
export interface LoadedFunction {
  readonly name: string
  readonly endpoint: Endpoint
  /** An Express handler; for a trigger, a function of a CloudEvent. */
  readonly handle: (...args: readonly unknown[]) => unknown
}

/** Firebase's limit for a function without one. */
export const DEFAULT_TIMEOUT_SECONDS = 60
