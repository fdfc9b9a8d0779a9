import { envFile } from './generate/envFile.ts'
import { functionsParameters } from './generate/functionsParameters.ts'
import { runtimeConfig } from './generate/runtimeConfig.ts'
import { contentSecurityPolicy } from './headers/contentSecurityPolicy.ts'
import { policyOrigins } from './headers/policyOrigins.ts'
import { firebaseHosting } from './hosts/firebaseHosting.ts'
import type { PublishedPages } from './hosts/ShellPages.ts'
import type { Environment } from './schema/environmentSchema.ts'

/** Stands for the pages of a build. */
const PAGES: PublishedPages = { scripts: ['sha384-…'], styles: ['sha384-…'], prerendered: ['/…'] }

/**
 * All that is generated from an environment, as text for a person to look through. The digests are those of a build.
 *
 * @param secrets names of the functions' secrets
 */
export function describeEnvironment(environment: Environment, secrets: readonly string[]): string {
  const { firebase } = environment
  const parts: readonly (readonly [string, string])[] = [
    ['config.json of the shell', jsonOf(runtimeConfig(environment))],
    ['policy of the page', contentSecurityPolicy(PAGES, policyOrigins(environment))],
    ['hosting in firebase.json', jsonOf(firebaseHosting(environment, PAGES, (name) => `hosting/${name}`))],
    [`functions/.env.${firebase.project}`, envFile(functionsParameters(environment)).trimEnd()],
    [
      'secrets to set',
      secrets
        .map((name) => `firebase functions:secrets:set ${name} --project ${firebase.project}`)
        .join('\n'),
    ],
  ]
  return parts.map(([title, content]) => `# ${title}\n${content}\n`).join('\n')
}

const jsonOf = (content: unknown): string => JSON.stringify(content, null, 2)
