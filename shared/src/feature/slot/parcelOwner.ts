import { type AppProps, mountRootParcel } from 'single-spa'

type MountParcel = AppProps['mountParcel']

let owner: Promise<MountParcel> | undefined

/**
 * Returns the mountParcel of one parcel that exists as long as the page. Every feature is mounted as its child, because
 * single-spa 6 never deletes its record of a root parcel. The root parcel is mounted without single-spa's start(),
 * which would patch the browser's history.
 */
export function parcelOwner(): Promise<MountParcel> {
  owner ??= new Promise((mounted) => {
    mountRootParcel(
      {
        name: 'host',
        bootstrap: async () => {},
        mount: async ({ mountParcel }) => mounted(mountParcel),
        unmount: async () => {},
      },
      { domElement: document.createElement('div') },
    )
  })
  return owner
}
