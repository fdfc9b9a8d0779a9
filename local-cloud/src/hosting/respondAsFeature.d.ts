import type { Respond } from './Site.ts'
/**
 * Serves a feature's versioned files to the shell's origin and nothing else.
 *
 * @param workspace absolute path of the workspace root
 * @param id of the feature
 * @param shellOrigin answers the one origin that may read the files
 */
export declare function respondAsFeature(workspace: string, id: string, shellOrigin: () => string): Respond
