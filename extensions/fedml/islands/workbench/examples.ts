export interface Example {
  /** Value of the property `example`. */
  readonly id: string;
  readonly name: string;
  readonly document: string;
  /** The page that contains the file as a code block. */
  readonly page: string;
  readonly text: string;
}

/** Files that pages of this site show; a test compares them. */
export const examples: readonly Example[] = [
  {
    id: "job",
    name: "Launch a job",
    document: "job.yaml",
    page: "content/docs/open-source/cli/launch.mdx",
    text: `job: |
  echo "run $FEDML_CURRENT_RUN_ID on device $FEDML_CURRENT_EDGE_ID"
  nvidia-smi

computing:
  minimum_num_gpus: 1
  maximum_cost_per_hour: $1.75
`,
  },
  {
    id: "model",
    name: "Serve a model",
    document: "model-config.yaml",
    page: "content/docs/deploy/yaml_ref.mdx",
    text: `workspace: ./src
entry_point: main_entry.py

bootstrap: |
  pip install -r requirements.txt

# Container, on your own machines
inference_image_name: fedml/fedml-default-inference-backend
image_pull_policy: IfNotPresent
use_gpu: true
num_gpus: 1
shm_size: 8G
data_cache_dir: ~/models

# Service
deploy_timeout: 1800
environment_variables:
  LOG_LEVEL: info
request_input_example:
  text: "Hello"

# Machines in the cloud
computing:
  minimum_num_gpus: 1
  maximum_cost_per_hour: $1.75
  resource_type: A100-80G
`,
  },
  {
    id: "simulation",
    name: "Simulate federated learning",
    document: "fedml_config.yaml",
    page: "content/docs/federate/simulation/examples/sp_fedavg_mnist_lr_example.mdx",
    text: `common_args:
  training_type: simulation
  random_seed: 0
  config_version: release
  mlops_project_name: sp_fedavg_test
  mlops_run_name: fedml_torch_fedavg_mnist_lr_mlsys

data_args:
  dataset: mnist
  data_cache_dir: ~/.cache/fedml_data
  partition_method: hetero
  partition_alpha: 0.5

model_args:
  model: lr

train_args:
  federated_optimizer: FedAvg
  client_id_list: "[]"
  client_num_in_total: 1000
  client_num_per_round: 10
  comm_round: 200
  epochs: 1
  batch_size: 10
  client_optimizer: sgd
  learning_rate: 0.03
  weight_decay: 0.001

validation_args:
  frequency_of_the_test: 5

device_args:
  using_gpu: false
  gpu_id: 0

comm_args:
  backend: sp

tracking_args:
  enable_tracking: false
  enable_wandb: false
  wandb_entity: fedml-ai
  wandb_project: simulation
  run_name: fedml_torch_fedavg_mnist_lr
  using_mlops: false
`,
  },
  {
    id: "cross-silo",
    name: "Train across organizations",
    document: "fedml_config.yaml",
    page: "content/docs/federate/getting_started.mdx",
    text: `common_args:
  training_type: cross_silo
  scenario: horizontal
  using_mlops: false
  random_seed: 0

data_args:
  dataset: mnist
  data_cache_dir: ~/.cache/fedml_data
  partition_method: hetero
  partition_alpha: 0.5

model_args:
  model: lr
  model_file_cache_folder: ./model_file_cache
  global_model_file_path: ./model_file_cache/global_model.pt

train_args:
  federated_optimizer: FedAvg
  # Left empty: fedml numbers the clients itself.
  client_id_list:
  client_num_in_total: 1000
  client_num_per_round: 2
  comm_round: 3
  epochs: 1
  batch_size: 10
  client_optimizer: sgd
  learning_rate: 0.03
  weight_decay: 0.001

validation_args:
  frequency_of_the_test: 1

device_args:
  using_gpu: false

comm_args:
  backend: MQTT_S3

tracking_args:
  enable_wandb: false
`,
  },
  {
    id: "gpus",
    name: "Share GPUs among processes",
    document: "gpu_mapping.yaml",
    page: "content/docs/federate/api/api-fedml-api.mdx",
    text: `mapping_default:
  host1: [2, 1, 1, 1]
`,
  },
];
