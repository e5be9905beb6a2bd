// What a browser has and Node has not, as far as modules touch it when they are loaded.
Object.assign(globalThis, { location: new URL("http://localhost/") });
