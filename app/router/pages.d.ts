/** The parts of app/pages.json that app/build/pages-plugin.ts makes. */
declare module 'virtual:page-paths' {
  const rows: readonly {
    name: string;
    path: string;
    everyone?: boolean;
    menu?: { group: string; label: string; footer?: boolean };
    portal?: string;
  }[];
  export default rows;
}

declare module 'virtual:page-texts' {
  const rows: readonly {
    name: string;
    title: string;
    titleWith?: Record<string, string>;
    description: string;
    item?: { name: string; title?: string; description?: string; match: Record<string, string> };
  }[];
  export default rows;
}

declare module 'virtual:page-values' {
  const rows: readonly {
    name: string;
    values: Record<string, Record<string, { title: string; description: string }>>;
  }[];
  export default rows;
}

declare module 'virtual:page-sidebar' {
  const rows: readonly {
    name: string;
    portal?: string;
    sidebar?: { group: string; label: string; icon: string };
  }[];
  export default rows;
}

declare module 'virtual:page-queries' {
  const rows: readonly { name: string; query: Record<string, string> }[];
  export default rows;
}

declare module 'virtual:page-calls' {
  const rows: readonly {
    name: string;
    calls?: (string | { call: string; when?: string; unless?: string; else?: string })[];
    item?: { among?: string; match: Record<string, string> };
  }[];
  export default rows;
}
