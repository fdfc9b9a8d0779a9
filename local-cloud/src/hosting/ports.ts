import { remotePackages } from '../../../shared/src/domain/areas/remotePackages.ts'

/** Ports of the standard stack, all moved together by an offset. */
export interface StackPorts {
  readonly shell: number
  /** By id of the feature. */
  readonly features: Readonly<Record<string, number>>
  readonly firestore: number
  readonly auth: number
  readonly functions: number
  /** The identity provider: sign-in, sign-up, password and log-out pages. */
  readonly identity: number
  /** What the local cloud shows to developers: the mails it was given to send. */
  readonly console: number
}

/** @param offset added to every port, so that several stacks run side by side */
export function stackPorts(offset: number): StackPorts {
  return {
    shell: 3000 + offset,
    features: Object.fromEntries(remotePackages().map(({ name, port }) => [name, port + offset])),
    firestore: 8080 + offset,
    auth: 9099 + offset,
    functions: 5001 + offset,
    identity: 9200 + offset,
    console: 4000 + offset,
  }
}
