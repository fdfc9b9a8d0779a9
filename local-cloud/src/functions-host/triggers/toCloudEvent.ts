import type { StoredDocument } from '../../firestore/schema/contract.ts'
import type { TriggerEvent } from '../../firestore/store/TriggerOutbox.ts'
import { formatTimestamp } from '../../firestore/time/formatTimestamp.ts'
import type { Trigger } from '../process/messages.ts'

const NAMESPACE = '(default)'

/**
 * Creates the event that Eventarc sends to a Firestore trigger, with the documents in proto3 JSON.
 * https://googleapis.github.io/google-cloudevents/examples/binary/firestore
 */
export function toCloudEvent(event: TriggerEvent, trigger: Trigger): Record<string, unknown> {
  const { id, project, database, document, time, before, after } = event
  const context = trigger.withAuthContext ? '.withAuthContext' : ''
  return {
    specversion: '1.0',
    id: `${id}`,
    source: `//firestore.googleapis.com/projects/${project}/databases/${database}`,
    type: `google.cloud.firestore.document.v1.${trigger.kind}${context}`,
    subject: `documents/${document}`,
    time: formatTimestamp(time),
    datacontenttype: 'application/json',
    project,
    database,
    namespace: NAMESPACE,
    document,
    ...(trigger.withAuthContext ? { authtype: 'unknown' } : {}),
    data: {
      ...(after === undefined ? {} : { value: toWire(after) }),
      ...(before === undefined ? {} : { oldValue: toWire(before) }),
    },
  }
}

function toWire({ name, fields, createTime, updateTime }: StoredDocument): object {
  return {
    name,
    fields,
    createTime: formatTimestamp(createTime),
    updateTime: formatTimestamp(updateTime),
  }
}
