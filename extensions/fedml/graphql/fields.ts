/** Type and description of each field. */
type Fields = Readonly<Record<string, readonly [type: string, description: string]>>;

const named: Fields = { key: ["String!", "Its id in the reference data and its anchor."] };
const sourced: Fields = { source: ["FactSource!", "Where in the repository it was read."] };
const noted: Fields = { notes: ["[String!]!", "Remarks, known faults among them."] };

/** Types of the nodes that are made of content/reference. */
export const nodeTypes: Readonly<Record<string, { readonly description: string; readonly fields: Fields }>> = {
  FedmlCommand: {
    description: "A command of the fedml program, or a group of commands.",
    fields: {
      name: ["String!", "The whole command: fedml model deploy."],
      kind: ["String!", "command or group."],
      group: ["String", "The command it stands below; null for the program itself."],
      description: ["String!", "What it does."],
      usage: ["String!", "How it is called."],
      since: ["String", "Version that brought it, where that is known."],
      arguments: ["[FedmlArgument!]!", "What stands behind the options."],
      replaces: ["[String!]!", "Former commands whose work it does now."],
      examples: ["[String!]!", "Calls to paste."],
      ...noted,
      ...sourced,
    },
  },
  FedmlOption: {
    description: "An option of a command.",
    fields: {
      flag: ["String!", "Its long form: --cluster."],
      short: ["String", "Its short form: -c."],
      type: ["String!", "text, flag, integer, boolean or choice."],
      default: ["String", "What holds without it; null where nothing does."],
      required: ["Boolean!", "Whether the command needs it."],
      multiple: ["Boolean!", "Whether it may be given several times."],
      hidden: ["Boolean!", "Whether the program's help leaves it out."],
      deprecated: ["Boolean!", "Whether it is about to go."],
      since: ["String", "Version that brought it, where that is known."],
      choices: ["[String!]!", "Values that the program enforces."],
      values: ["[String!]!", "Values that it understands, though it accepts others."],
      description: ["String!", "What it does."],
      commandName: ["String!", "Name of its command."],
    },
  },
  ApiSymbol: {
    description: "A public Python name of the library.",
    fields: {
      name: ["String!", "The name as it is imported: fedml.api.launch_job."],
      group: ["String!", "Group of names: launch."],
      kind: ["String!", "function, class or method."],
      module: ["String!", "Module that defines it."],
      signature: ["String!", "Signature as in the source, in one line."],
      description: ["String!", "What it does."],
      since: ["String", "Version that brought it, where that is known."],
      bases: ["[String!]!", "Base classes."],
      abstract: ["Boolean!", "Whether it is abstract."],
      async: ["Boolean!", "Whether it is asynchronous."],
      parameters: ["[ApiParameter!]!", "Parameters in their order."],
      returns: ["String", "What it returns."],
      returns_annotation: ["String", "Return type as annotated."],
      raises: ["[String!]!", "What it raises, and when."],
      ...noted,
      ...sourced,
    },
  },
  ConfigKey: {
    description: "A key of a configuration document.",
    fields: {
      document: ["String!", "The document: job.yaml."],
      path: ["String!", "The key with those it stands below: computing.resource_type."],
      type: ["String!", "Type of its value."],
      required: ["Boolean!", "Whether the document needs it."],
      default: ["String", "What holds without it; null where nothing does."],
      allowed: ["[String!]!", "Values that it takes, where they are few."],
      example: ["String", "A value seen in an example."],
      meaning: ["String!", "What it sets."],
      readByLibrary: ["Boolean!", "Whether the library reads it itself."],
      ...noted,
      ...sourced,
    },
  },
  EnvironmentVariable: {
    description: "An environment variable of the library.",
    fields: { name: ["String!", "Its name."], meaning: ["String!", "What it holds."], ...sourced },
  },
  Algorithm: {
    description: "An algorithm, transport, attack, defence or task that the configuration names.",
    fields: {
      ...named,
      name: ["String!", "The name that the configuration takes."],
      kind: ["String!", "Its list: federated_optimizers, attacks, defenses, …"],
      sort: ["String", "What sort of attack it is."],
      description: ["String", "What it does."],
      constant: ["String", "Constant in the source."],
      class: ["String", "Class in the source."],
      accepted_by: ["[String!]!", "Simulators and platforms that run it."],
      stage: ["[String!]!", "When a defence acts."],
      keys: ["[String!]!", "Keys of fedml_config.yaml that set it."],
      example: ["String", "Its example in the repository."],
      paper: ["PaperReference", "Where it was published."],
      ...noted,
      ...sourced,
    },
  },
  Dataset: {
    description: "A data set by its name in data_args.dataset.",
    fields: {
      ...named,
      name: ["String!", "The name that the configuration takes."],
      task: ["String!", "What is learned from it."],
      description: ["String!", "What it holds."],
      loaded_by: ["String", "Function that loads it; null where the library has none."],
      classes: ["Int", "Number of classes."],
      models: ["[String!]!", "Models that go with it."],
      downloads: ["[String!]!", "Where its files come from."],
      paper: ["PaperReference", "Where it was published."],
      ...noted,
      ...sourced,
    },
  },
  Model: {
    description: "A model by its name in model_args.model.",
    fields: {
      ...named,
      name: ["String!", "The name that the configuration takes."],
      kind: ["String!", "linear, convolutional, …"],
      class: ["String!", "Class in the source."],
      description: ["String!", "What it is."],
      datasets: ["[String!]!", "Data sets that go with it."],
      ...noted,
      ...sourced,
    },
  },
  Benchmark: {
    description: "A table of measured figures.",
    fields: {
      ...named,
      title: ["String!", "What was measured."],
      statements: ["[String!]!", "Findings in words, where there are no rows."],
      rows: ["[BenchmarkRow!]!", "Rows of the table."],
      ...noted,
      ...sourced,
    },
  },
  Paper: {
    description: "A publication.",
    fields: {
      ...named,
      area: ["String", "Its area; null when it is cited and not listed."],
      title: ["String!", "Its title."],
      authors: ["String", "Authors, where the list names them."],
      venue: ["String", "Where it appeared, as listed."],
      year: ["Int", "Year of the venue."],
      link: ["String", "Where to read it."],
      award: ["String", "What it won."],
      ...noted,
      ...sourced,
    },
  },
  Talk: {
    description: "A talk or video.",
    fields: {
      ...named,
      kind: ["String!", "talk or video."],
      title: ["String!", "Its title."],
      speaker: ["String", "Who speaks."],
      event: ["String", "Where it was given."],
      link: ["String!", "Where to watch it."],
      ...sourced,
    },
  },
  GlossaryTerm: {
    description: "A term with its definition.",
    fields: {
      ...named,
      term: ["String!", "The term."],
      area: ["String!", "Its field: federated, launch, …"],
      definition: ["String!", "One sentence."],
      ...sourced,
    },
  },
  InstallSystem: {
    description: "A system that the library runs on.",
    fields: {
      ...named,
      name: ["String!", "Its name."],
      page: ["String!", "Address of the page about it."],
      methods: ["[InstallMethod!]!", "Ways to install there."],
      ...sourced,
    },
  },
  InstallExtra: {
    description: "An extra of pip.",
    fields: {
      name: ["String!", "Its name, between brackets."],
      command: ["String!", "How it is installed."],
      packages: ["[String!]!", "Packages it brings."],
      use: ["String!", "What it is for."],
      ...sourced,
    },
  },
  RepositoryExample: {
    description: "An example of the library's repository that has a page.",
    fields: {
      ...named,
      title: ["String!", "What it shows."],
      summary: ["String!", "One sentence."],
      address: ["String!", "Address of the page about it."],
      folder: ["String!", "Its folder in the repository."],
      configFile: ["String!", "The configuration that the page describes, in the folder."],
      config: ["[ConfigSetting!]!", "What that configuration sets."],
      ...noted,
      ...sourced,
    },
  },
};

/** Types that stand inside of nodes. */
export const definitions = /* GraphQL */ `
  type MdxFrontmatter {
    "What of the reference data the page promises to show completely."
    covers: DocCovers!
  }

  """
  What of the reference data a page promises to show completely.
  """
  type DocCovers @dontInfer {
    "Commands, each with all below it."
    commands: [String!]!
    "Groups of Python names."
    api: [String!]!
    "Configuration documents."
    config: [String!]!
  }

  """
  Where in a repository a fact was read.
  """
  type FactSource @dontInfer {
    "Address of the repository."
    repository: String!
    "The commit."
    commit: String!
    "File or folder."
    file: String!
    "Address of the file at that commit."
    url: String!
  }

  """
  An argument of a command.
  """
  type FedmlArgument @dontInfer {
    "Its name in the help."
    name: String!
    "Whether the command needs it."
    required: Boolean!
    "Whether it may be given several times."
    multiple: Boolean!
    "What it is."
    description: String!
  }

  """
  A parameter of a Python name.
  """
  type ApiParameter @dontInfer {
    "Its name."
    name: String!
    "Type as annotated; null where the source has none."
    type: String
    "Whether it must be given."
    required: Boolean!
    "Default as a Python literal."
    default: String
    "What it is."
    description: String
  }

  """
  A publication that a fact names.
  """
  type PaperReference @dontInfer {
    "Its title."
    title: String
    "Authors."
    authors: String
    "Where it appeared."
    venue: String
    "Year."
    year: Int
    "Where to read it."
    link: String
  }

  """
  A row of measured figures.
  """
  type BenchmarkRow @dontInfer {
    "Its cells, without those that are empty."
    cells: [BenchmarkCell!]!
  }

  """
  A measured figure or what it was measured with.
  """
  type BenchmarkCell @dontInfer {
    "Short name of the column."
    column: String!
    "Name that readers see."
    label: String!
    "The figure as it is written."
    value: String!
  }

  """
  A way to install on a system.
  """
  type InstallMethod @dontInfer {
    "pip, conda, source, docker, kubernetes or sdk."
    method: String!
    "Whether it is the recommended one."
    recommended: Boolean!
    "What to run."
    commands: [String!]!
    "What to mind."
    note: String
  }

  """
  What a configuration sets.
  """
  type ConfigSetting @dontInfer {
    "The key with its section."
    key: String!
    "Its value; null where it is empty."
    value: String
  }
`;
