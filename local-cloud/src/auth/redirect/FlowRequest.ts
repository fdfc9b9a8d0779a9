import { z } from 'zod'

/** Parameters passed on to the provider. All others are dropped. */
const CustomParameters = z.object({
  prompt: z.string().optional(),
  screen_hint: z.string().optional(),
  login_hint: z.string().optional(),
})

/** The query with which the SDK opens the handler. */
export const FlowRequest = z.object({
  apiKey: z.string().min(1),
  appName: z.string().min(1),
  authType: z.enum(['signInViaRedirect', 'reauthViaRedirect']),
  providerId: z.string().min(1),
  /** URL of the page to return to. */
  redirectUrl: z.url({ protocol: /^https?$/ }),
  eventId: z.string().optional(),
  tid: z.string().optional(),
  customParameters: z
    .string()
    .default('{}')
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' })
        return z.NEVER
      }
    })
    .pipe(CustomParameters),
})
export type FlowRequest = Readonly<z.infer<typeof FlowRequest>>
