interface HostedFeature {
  readonly id: string
  /** For example "http://localhost:3005". */
  readonly origin: string
}
/**
 * What /remotes.json tells the shell: where each built feature's current version is. A feature that was never
 * built is left out; so is one whose release is malformed, which is reported and costs only itself.
 *
 * @param workspace absolute path of the workspace root
 * @param report is handed what is wrong with a release
 */
export declare function composeRemotes(
  workspace: string,
  features: readonly HostedFeature[],
  report: (error: unknown) => void,
): Promise<{
  remotes: {
    id: string
    name: string
    version: string
    exposes: string[]
    contract: number
    entry: string
  }[]
}>
