import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-tools/runtime'
import { describeMissing, missingNames } from '@outcome-studio/shared/releases'
import * as z from 'zod/mini'

/** A feature uses names that this shell does not have. */
export class NeedsError extends Error {
  override readonly name = 'NeedsError'
}

/** The parts of a manifest that the check reads. Builds of other shells may have no needs. */
const manifestSchema = z.object({
  name: z.string(),
  needs: z._default(z.record(z.string(), z.readonly(z.array(z.string()))), {}),
})

type Needs = z.infer<typeof manifestSchema>['needs']

export interface NeedsCheck {
  /** Keeps what the manifest of a feature needs. A text that is no manifest is left to the runtime. */
  readonly note: (manifest: string) => void
  /** Refuses a feature with NeedsError before any of its modules runs. */
  readonly plugin: ModuleFederationRuntimePlugin
}

/**
 * Checks that a feature finds each name it imports from the shell. What was published with the release command has been
 * compared before; a name that is missing here would otherwise stop the feature in the middle of its work.
 *
 * @param offered the names of the shell's modules by their requests; null for a module whose names are not known
 */
export function createNeedsCheck(offered: Readonly<Record<string, readonly string[] | null>>): NeedsCheck {
  const noted = new Map<string, Needs>()

  return {
    note: (manifest) => {
      const parsed = manifestSchema.safeParse(jsonOf(manifest))
      if (parsed.success) noted.set(parsed.data.name, parsed.data.needs)
    },
    plugin: {
      name: 'needs',
      beforeInitContainer: async (args) => {
        const missing = describeMissing(missingNames(noted.get(args.remoteInfo.name) ?? {}, offered))
        if (missing !== '') throw new NeedsError(`${args.remoteInfo.name} needs ${missing}.`)
        return args
      },
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
