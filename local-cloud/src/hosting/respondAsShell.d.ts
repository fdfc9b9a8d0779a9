import type { Respond } from './Site.ts'
import type { AllowedOrigins } from './security/contentSecurityPolicy.ts'
export interface ShellContent {
  readonly config: () => unknown
  readonly remotes: () => Promise<unknown>
  readonly allowed: () => AllowedOrigins
}
/**
 * Serves the shell: its versioned files, the two files it reads at run time, and its page at every address a
 * person may go to.
 *
 * @param workspace absolute path of the workspace root
 */
export declare function respondAsShell(workspace: string, content: ShellContent): Respond
