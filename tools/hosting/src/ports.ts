import { type LocalCloudPorts, localCloudPorts } from '../../../local-cloud/src/config/localCloudPorts.ts'
import localCloudConfig from '../../../local-cloud.config.ts'
import { remotePackages } from '../../../shared/src/domain/areas/remotePackages.ts'

/** Ports of the standard stack, which one offset shifts together. */
export interface StackPorts extends LocalCloudPorts {
  readonly shell: number
  /** Ports by feature id. */
  readonly features: Readonly<Record<string, number>>
}

/** @param offset added to every port, so that several stacks run side by side */
export function stackPorts(offset: number): StackPorts {
  return {
    shell: localCloudConfig.app.port + offset,
    features: Object.fromEntries(remotePackages().map(({ name, port }) => [name, port + offset])),
    ...localCloudPorts(offset),
  }
}

/** Every port of a stack. */
export function allPorts({ features, ...others }: StackPorts): readonly number[] {
  return [...Object.values(features), ...Object.values(others)]
}
