import { z } from 'zod'
import { BuildError } from '../package/BuildError.ts'

const configSchema = z.looseObject({ emulators: z.unknown().optional() })

/** What a standalone page needs of a running shell. */
export interface ShellConfig {
  /** For example "https://studio.example". */
  readonly origin: string
  /** Text of its config.json. */
  readonly text: string
  /** Whether it uses a local cloud, in which a standalone page can sign in as any seeded person. */
  readonly isLocal: boolean
}

/**
 * Reads the run-time configuration of a deployed shell.
 *
 * @param address any address of the shell
 * @throws BuildError when no shell answers there
 */
export async function readShellConfig(address: string, fetchFile: typeof fetch): Promise<ShellConfig> {
  if (!URL.canParse(address)) throw new BuildError(`"${address}" is no address of a shell.`)
  const { origin } = new URL(address)
  try {
    const response = await fetchFile(`${origin}/config.json`)
    if (!response.ok) throw new Error(`config.json answered ${response.status}.`)
    const text = await response.text()
    const { emulators } = configSchema.parse(JSON.parse(text))
    return { origin, text, isLocal: emulators !== undefined && emulators !== null }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new BuildError(`No shell answers at ${origin}: ${reason}`, { cause })
  }
}
