import { type LocalCloudPorts, localCloudPorts } from '../../../local-cloud/src/config/localCloudPorts.ts'
import { LOCAL_ENVIRONMENT } from '../../environment/src/LOCAL_ENVIRONMENT.ts'

/** Ports of the standard stack, which one offset shifts together. */
export interface StackPorts extends LocalCloudPorts {
  readonly shell: number
  /** Ports by feature id. */
  readonly features: Readonly<Record<string, number>>
}

/** @param offset added to every port, so that several stacks run side by side */
export function stackPorts(offset: number): StackPorts {
  const { shell = 0, ...features } = Object.fromEntries(
    Object.entries(LOCAL_ENVIRONMENT.sites).map(([id, { origin }]) => [id, portOf(origin) + offset]),
  )
  return { shell, features, ...localCloudPorts(offset) }
}

/** Every port of a stack. */
export function allPorts({ features, ...others }: StackPorts): readonly number[] {
  return [...Object.values(features), ...Object.values(others)]
}

const portOf = (origin: string): number => Number(new URL(origin).port)
